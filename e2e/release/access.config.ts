import { chromium, definePart } from './define-part'

/** Tests the accessibility of every page: axe, keyboard, forced colours, large text and older browsers. */
export default definePart('access', {
  testDir: '.',
  timeout: 120_000,
  projects: [
    { ...chromium, name: 'chromium', testMatch: ['access.spec.ts', 'old-browsers.spec.ts'], testIgnore: [] },
    {
      ...chromium,
      name: 'large-text',
      testMatch: 'large-text.spec.ts',
      testIgnore: [],
      use: {
        ...chromium?.use,
        launchOptions: {
          ...chromium?.use?.launchOptions,
          // The font size setting of a visitor, which media queries in em follow.
          args: [...(chromium?.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
        },
      },
    },
  ],
})
