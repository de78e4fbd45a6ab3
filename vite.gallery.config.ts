import { defineConfig } from 'vite';
import shop from './vite.config.ts';

/** The component gallery by itself, for the browser tests; nothing of it goes into `dist`. */
export default defineConfig((env) => ({
  plugins: shop(env).plugins ?? [],
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    outDir: '.cache/gallery',
    rolldownOptions: { input: 'src/dev/gallery/index.html' },
  },
}));
