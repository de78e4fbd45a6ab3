import type { Step } from './run-step.ts';

export const BUILD_STEPS: Step[] = [
  { name: 'build: browser', command: ['vite', 'build', '--logLevel=warn'] },
  { name: 'build: server', command: ['vite', 'build', '--ssr', '--logLevel=warn'] },
  {
    name: 'build: gallery',
    command: ['vite', 'build', '--config', 'vite.gallery.config.ts', '--logLevel=error'],
  },
];
