import type { LoaderSettings } from '@oogwenk/ship'

/** The settings of the loader, the script in every page. `client/loader.ts` describes its parts. */
export const loader: LoaderSettings = {
  entry: 'client/loader.ts',
  parts: {
    contents: ({ has }) => has('data-contents'),
    // A page with a form records which form is sent, and the confirmation deletes its draft. The tabs are also in
    // forms, but these have no action and are never sent.
    drafts: ({ sendsForm, file }) => sendsForm || file === 'thanks.html',
    explorer: ({ has }) => has('data-explorer'),
    islands: ({ isInteractive }) => isInteractive,
    own: ({ has }) => has('data-own-open'),
    reveals: ({ has }) => has('data-reveal'),
    tabs: ({ has }) => has('data-panel'),
    tools: ({ has }) => has('data-tool'),
  },
  loadsTools: ['tools', 'contents', 'explorer', 'own'],
}
