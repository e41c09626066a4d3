// What is said in French from the start, as one file: the words of the frame, and those on the games' boxes.

export default import.meta.glob<string>(['../../../words/fr/*.ftl', '../../../games/*/box/fr.ftl'], { query: '?raw', import: 'default', eager: true });
