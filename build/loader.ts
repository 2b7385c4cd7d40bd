import type { LoaderSettings } from '@oogwenk/ship'

/** The settings of the loader, the script in every page. `client/loader.ts` describes its parts. */
export const loader: LoaderSettings = {
  entry: 'client/loader.ts',
  parts: {
    contents: ({ has }) => has('data-contents'),
    // The page after a form deletes the draft. Tabs are in forms without an action, which are never sent.
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
