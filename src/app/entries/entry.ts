import '../../ui/theme/global.css.ts';
import { keepEarlyEvents } from './early-events.ts';

// This file is small, so that it starts long before the rest.
keepEarlyEvents();
// Not awaited: modules that it loads import this file's chunk.
void import('./entry-browser.tsx');
