import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import { me } from './me.svelte.ts';
import { keepForOffline } from './offline.ts';
import { renewWhereOutdated } from './renew.ts';
import { follow } from './router.svelte.ts';
import { games } from './shelf/games.svelte.ts';
import { speak } from './words/language.svelte.ts';

renewWhereOutdated();
// What every page asks the server is on its way while the words are.
void me.load();
void games.load();
await speak();
follow();
keepForOffline();
mount(App, { target: document.getElementById('app')! });
