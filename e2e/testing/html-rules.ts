import type { ConfigData } from 'html-validate'

/** The rules for served HTML: the standard, and our deliberate exceptions. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // A block's CSS is placed right before the first block that needs it, so that what is below the first screen does
    // not delay its painting: with all of it in the head the first paint came a third later (docs/performance.md).
    { style: { flow: true }, noscript: { permittedDescendants: [{ exclude: ['noscript', 'style'] }] } },
  ],
  rules: {
    // Without `autocomplete="off"` Firefox ticks a consent again on a reload.
    'valid-autocomplete': 'off',
  },
}
