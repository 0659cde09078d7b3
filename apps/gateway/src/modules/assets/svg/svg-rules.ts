const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * What a drawing may consist of. Nothing here runs, loads or contains HTML; `clean-svg.ts` checks the content of each.
 */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateTransform animateMotion set mpath`)

/** Elements whose text is drawn or read out; between other elements text is some editor's indentation. */
export const WITH_TEXT = words('text tspan textPath title desc style')

export const ANIMATIONS = words('animate animateTransform animateMotion set')

/** How something looks: as attributes, in styles, and as what an animation changes. */
const LOOKS = `
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-box
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode isolation`

/** Position and size. */
const PLACES = `
  cx cy d dx dy fx fy height offset pathLength points r refX refY rotate rx ry startOffset textLength width x x1 x2 y y1
  y2 viewBox stdDeviation`

/** Attributes that only some elements have. */
const OTHERS = `
  accumulate additive amplitude attributeName attributeType azimuth baseFrequency begin bias by calcMode clipPathUnits
  diffuseConstant divisor dur edgeMode elevation end exponent fill filterUnits fr from gradientTransform gradientUnits in
  in2 intercept k1 k2 k3 k4 kernelMatrix keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight
  markerUnits markerWidth maskContentUnits maskUnits max method min mode numOctaves operator order orient origin path
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits radius repeatCount repeatDur requiredFeatures restart result scale seed side slope spacing
  specularConstant specularExponent spreadMethod stitchTiles surfaceScale systemLanguage tableValues targetX targetY to
  type values xChannelSelector yChannelSelector z`

/** Attributes that are interpreted as CSS, as an animation or as a drawing; their values are checked. */
export const ATTRIBUTES = words(`${LOOKS} ${PLACES} ${OTHERS}`)

/** Attributes whose values are only names or words. */
export const PLAIN_ATTRIBUTES = words('id class role lang aria-label aria-hidden aria-labelledby')

/** What an animation may change: no link, no event, no style. */
export const ANIMATED = words(`${LOOKS} ${PLACES} gradientTransform patternTransform`)

/** Functions of CSS and of `transform` that neither load nor run anything. `url` has a rule of its own. */
export const FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp var cubic-bezier steps
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`)

/** Namespaces in which drawing programs keep their own notes, which nobody misses. */
export const NOTES =
  /inkscape|sodipodi|adobe|22-rdf-syntax|creativecommons|purl\.org|bohemiancoding|figma|serif|vectornator|boxy-svg/
