/** A style property and the input that sets it. */
export interface StyleField {
  name: string
  input: 'length' | 'number' | 'color' | 'choice'
  /** Of a choice. Numbers are kept as numbers. */
  values?: readonly (string | number)[]
  min?: number
  max?: number
  step?: number
}

/** What most blocks are given; everything else that pages allow is listed below, written as in style sheets. */
export const STYLE_SECTIONS: Readonly<Record<'size' | 'ground' | 'text', readonly StyleField[]>> = {
  size: [
    { name: 'width', input: 'length' },
    { name: 'height', input: 'length' },
    { name: 'maxWidth', input: 'length' },
    { name: 'minHeight', input: 'length' },
  ],
  ground: [
    { name: 'backgroundColor', input: 'color' },
    { name: 'borderRadius', input: 'length', min: 0 },
    { name: 'opacity', input: 'number', min: 0, max: 1, step: 0.1 },
  ],
  text: [
    { name: 'color', input: 'color' },
    { name: 'fontSize', input: 'length', min: 1 },
    { name: 'lineHeight', input: 'number', min: 0, step: 0.1 },
    { name: 'fontWeight', input: 'choice', values: [400, 500, 700] },
    { name: 'textAlign', input: 'choice', values: ['left', 'center', 'right'] },
  ],
}

/** How a block lays out those in it. */
export const LAYOUT_STYLES: readonly StyleField[] = [
  { name: 'display', input: 'choice', values: ['block', 'flex'] },
  { name: 'gap', input: 'length', min: 0 },
  { name: 'justifyContent', input: 'choice', values: ['flex-start', 'center', 'flex-end', 'space-between'] },
  { name: 'alignItems', input: 'choice', values: ['stretch', 'flex-start', 'center', 'flex-end'] },
]

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** The names that have an input of their own. */
export function namedStyles(isContainer: boolean): ReadonlySet<string> {
  const rows = [...Object.values(STYLE_SECTIONS).flat(), ...(isContainer ? LAYOUT_STYLES : [])]
  const sides = SIDES.flatMap((side) => [`margin${side}`, `padding${side}`])
  return new Set([...rows.map(({ name }) => name), ...sides])
}
