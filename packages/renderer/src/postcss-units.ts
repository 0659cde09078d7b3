import type { PluginCreator } from 'postcss'

/** Properties whose lengths are text sizes. */
const TEXT = /^(font(-size)?|line-height|letter-spacing|--yz-text-.*)$/

const UNITS = /(?<![\w.-])(-?\d*\.?\d+)u\b/g

/**
 * Lets block CSS say `24u`, a length of the 750-unit design, and writes it as `calc(var(--u) * 24)`; for text sizes, as
 * `calc(var(--t) * 24)`, which is larger in large-text mode. A multiple of one custom property follows the stage
 * wherever it is: a phone, a desktop's centred column, large-text mode, the Studio's canvas. A plain vw unit could not.
 */
export const unitsPlugin: PluginCreator<never> = () => ({
  postcssPlugin: 'yingzao-units',
  Declaration(declaration) {
    if (UNITS.test(declaration.value)) {
      const unit = TEXT.test(declaration.prop) ? '--t' : '--u'
      declaration.value = declaration.value.replace(UNITS, (_, length) => `calc(var(${unit}) * ${length})`)
    }
    UNITS.lastIndex = 0
  },
})
unitsPlugin.postcss = true
