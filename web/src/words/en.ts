// What is said in English from the start, as one file: the words of the frame, and those on the games' boxes.

export default import.meta.glob<string>(['../../../words/en/*.ftl', '../../../games/*/box/en.ftl'], { query: '?raw', import: 'default', eager: true });
