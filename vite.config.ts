import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { isFirstLoad } from './scripts/build/first-load.ts';
import { precompress } from './scripts/build/precompress.ts';
import { isLaterStyle, isStyle } from './scripts/build/style-chunks.ts';
import { screenFiles } from './scripts/build/screen-files.ts';
import { smallIcons } from './scripts/build/small-icons.ts';

/** Only files that import Lingui's macros go through Babel; the step must come before `react()`. */
function linguiMacros(isBuild: boolean) {
  return {
    preset: {
      plugins: isBuild
        ? [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages]
        : ['@lingui/babel-plugin-lingui-macro'],
    },
    rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    smallIcons(),
    screenFiles(),
    babel({ presets: [linguiMacros(command === 'build')] }),
    react(),
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin(),
    precompress(),
    {
      ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'fr-FR', 'es-ES'] }),
      enforce: 'pre' as const,
    },
  ],
  // Imports that only appear after a transform: unlisted, the dev server optimises again on first
  // load and ends up with two copies of React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@lingui/core',
      '@lingui/react',
    ],
  },
  // React has had it since 18: no second copy for its elders.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: isSsrBuild ? { noExternal: true as const } : {},
  // React's development build renders ten times slower: the server must not run it where NODE_ENV was forgotten.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // A hint that the few browsers without it can do without: they load the same files a moment later.
    modulePreload: {
      polyfill: false,
      // The table of who needs whom weighs 3 kB of the first load. Pages name their own files, links fetch the next screen's
      // ahead; only the second style sheet has to be there before what it styles.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Two style sheets, see the groups below: the first is all that a public page's markup needs, the second comes with the first
    // thing that is opened or signed in to.
    cssCodeSplit: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The backend has an /assets/ of its own; src/server/backend-paths.ts names this one.
    assetsDir: '_souk',
    rolldownOptions: isSsrBuild
      ? { input: ['src/server/main.ts', 'src/app/entries/entry-server.tsx'] }
      : {
          // Paths and class names go where they are used: exported between files, they cost 0.8 kB of the first load.
          optimization: { inlineConst: { mode: 'all' as const } },
          output: {
            // Nothing but hashes: the first file lists the others for those who open something, 2 kB of names otherwise.
            chunkFileNames: '_souk/[hash].js',
            assetFileNames: '_souk/[hash][extname]',
            codeSplitting: {
              // Only what is named: lazy parts must not ride along. The frame of the icons stands beside
              // React, where no icon's file can get into a circle with the shop's.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'later', test: isLaterStyle },
                { name: 'style', test: isStyle },
                {
                  name: 'react',
                  test: /node_modules[\\/]((react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
                },
                // What every page needs, in one file: dozens of small ones compress badly. Of the
                // icons only the shell's; the others load with the screens that show them.
                {
                  debugName: 'shop',
                  name: (id, modules) => (isFirstLoad(id, modules) ? 'shop' : null),
                  test: /node_modules[\\/](swr|wouter|zustand|openapi-fetch|@lingui[\\/](core|react)|use-sync-external-store|regexparam|dequal|lucide-react)|vite[\\/]preload-helper|src[\\/](app[\\/](?!entries)|api[\\/](?!generated[\\/](orders|addresses|auth))|lib[\\/](?!html[\\/](?!video|safe-url)|i18n[\\/]compile)|ui[\\/](?!theme[\\/](aria|fonts|global|print))|features[\\/](dialogs|errors|settings|realtime|search|seo|wishlist|forms|cart|chat|auth|payment|addresses)[\\/]|features[\\/]product[\\/](favourite|product-|components[\\/]favourite))/,
                },
                // One file each compresses better than two.
                {
                  name: 'infinite',
                  test: /node_modules[\\/]swr[\\/]dist[\\/]infinite|src[\\/]api[\\/]runtime[\\/](use-)?infinite|src[\\/]api[\\/]generated[\\/]catalogue-infinite/,
                },
                {
                  name: 'home',
                  test: /src[\\/]features[\\/]home[\\/](screens[\\/]home-(route|screen)|components[\\/](home-(hero|skeleton)|trust-badges\.css))/,
                },
                {
                  name: 'carousel',
                  test: /src[\\/]ui[\\/].*carousel|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](chevron-left|play|pause)\./,
                },
                // The small things that the product page shares with its own lazy parts.
                {
                  name: 'product',
                  test: /src[\\/](features[\\/]product[\\/](components[\\/]product\.css|model[\\/]product-tabs)|features[\\/]reviews[\\/]reviews-query|ui[\\/]choices[\\/]quantity-stepper)/,
                },
              ],
            },
          },
        },
  },
}));
