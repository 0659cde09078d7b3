import type { ConfigData } from 'html-validate'

/** What served HTML is held to: the standard, and what we do otherwise on purpose. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // A block's CSS stands right before the first block that needs it, so that what lies below the first screen does not
    // keep that from being painted: with all of it in the head the first paint came a third later (docs/performance.md).
    { style: { flow: true }, noscript: { permittedDescendants: [{ exclude: ['noscript', 'style'] }] } },
  ],
  rules: {
    // Without `autocomplete="off"` Firefox ticks a consent again on a reload.
    'valid-autocomplete': 'off',
  },
}
