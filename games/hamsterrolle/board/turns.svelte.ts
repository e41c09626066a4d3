// Whether somebody has turned the wheel with a finger since the page was opened: then the sign that says so may go.

export const turns = $state({ known: false });
