type Meaning = 'units' | 'plain'

// biome-ignore format: one line per group reads better than one per name
const UNITS = [
  'width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight', 'margin', 'marginTop',
  'marginRight', 'marginBottom', 'marginLeft', 'padding', 'paddingTop', 'paddingRight',
  'paddingBottom', 'paddingLeft', 'fontSize', 'letterSpacing', 'textIndent', 'gap', 'rowGap',
  'columnGap', 'flexBasis',
  'borderWidth', 'borderRadius', 'borderTopLeftRadius', 'borderTopRightRadius',
  'borderBottomLeftRadius', 'borderBottomRightRadius',
]

// biome-ignore format: one line per group reads better than one per name
const PLAIN = [
  'lineHeight', 'fontWeight', 'opacity', 'flex', 'flexGrow', 'flexShrink', 'order', 'aspectRatio',
  'border', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'color', 'background', 'backgroundColor', 'borderColor', 'borderStyle', 'boxShadow', 'textShadow',
  'display', 'flexDirection', 'flexWrap', 'justifyContent', 'alignItems', 'alignSelf', 'alignContent',
  'textAlign', 'verticalAlign', 'textDecoration', 'fontStyle', 'fontFamily', 'whiteSpace',
  'wordBreak', 'overflow', 'overflowX', 'overflowY', 'objectFit', 'objectPosition', 'boxSizing',
  'transform',
]

/**
 * Style an author may set on a block, and what a bare number means there: `units` is a length in 750-units, `plain` is
 * the number itself. Nothing here moves a block out of its place (that is `position`) or loads anything.
 */
export const STYLE_PROPERTIES: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...UNITS.map((name): [string, Meaning] => [name, 'units']),
  ...PLAIN.map((name): [string, Meaning] => [name, 'plain']),
])
