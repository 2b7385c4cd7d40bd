/**
 * Stands in a build where `next dev` has `.generated/edited.js`: that one changes with every edit below `content/` and
 * `locales/`, which Next cannot see, and so makes open pages draw themselves again.
 */
export {}
