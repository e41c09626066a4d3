// What opens on a board is seen at once.

/** Attached to what has just opened: moves the table to it, where it lies out of sight. */
export function intoSight(opened: HTMLElement): void {
  opened.scrollIntoView({ block: 'nearest' });
}
