import { chromium, definePart } from './define-part'

/** Every page as it is used with other senses, other settings, and older browsers. */
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
          // The setting "font size" of a visitor; media queries in em follow it.
          args: [...(chromium?.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
        },
      },
    },
  ],
})
