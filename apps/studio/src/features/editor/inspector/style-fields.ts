import type { ThemeKind } from '@yingzao/schema/client'
import { SIDES } from '../session/box-sides'

/** A style property and the input that sets it. */
export interface StyleField {
  name: string
  input: 'length' | 'number' | 'color' | 'choice' | 'looks'
  /** For a choice. Numbers are kept as numbers. */
  values?: readonly (string | number)[]
  /** For looks: what is offered in addition to everything that can be typed. Undefined is none. */
  looks?: readonly (string | undefined)[]
  min?: number
  max?: number
  step?: number
}

/** What most blocks need; everything else that pages allow is listed below, written as in style sheets. */
export const STYLE_SECTIONS: Readonly<Record<'width' | 'size' | 'edge' | 'text', readonly StyleField[]>> = {
  width: [
    {
      name: 'width',
      input: 'looks',
      min: 0,
      looks: [undefined, '100%', '80%', '66%', '50%'],
    },
  ],
  size: [
    { name: 'height', input: 'length' },
    { name: 'minHeight', input: 'length' },
    { name: 'maxWidth', input: 'length' },
    { name: 'opacity', input: 'number', min: 0, max: 1, step: 0.1 },
  ],
  edge: [
    {
      name: 'borderRadius',
      input: 'looks',
      min: 0,
      looks: [undefined, 'var(--yz-radius-s)', 'var(--yz-radius)', 'var(--yz-radius-l)', '999px'],
    },
    {
      name: 'border',
      input: 'looks',
      looks: [undefined, '1px solid var(--yz-line)', '2px solid var(--yz-brand-line)'],
    },
    {
      name: 'boxShadow',
      input: 'looks',
      looks: [undefined, 'var(--yz-shadow)', 'var(--yz-shadow-l)'],
    },
  ],
  text: [
    { name: 'color', input: 'color' },
    { name: 'fontSize', input: 'length', min: 1 },
    { name: 'lineHeight', input: 'number', min: 0, step: 0.1 },
    { name: 'fontWeight', input: 'choice', values: [400, 500, 700] },
    { name: 'textAlign', input: 'choice', values: ['left', 'center', 'right'] },
  ],
}

/** How a block lays out the blocks in it. */
export const LAYOUT_STYLES: readonly StyleField[] = [
  { name: 'display', input: 'choice', values: ['block', 'flex'] },
  { name: 'gap', input: 'length', min: 0 },
  { name: 'justifyContent', input: 'choice', values: ['flex-start', 'center', 'flex-end', 'space-between'] },
  { name: 'alignItems', input: 'choice', values: ['stretch', 'flex-start', 'center', 'flex-end'] },
]

/** The names that have an input of their own. */
export function namedStyles(isContainer: boolean): ReadonlySet<string> {
  const rows = [...Object.values(STYLE_SECTIONS).flat(), ...(isContainer ? LAYOUT_STYLES : [])]
  const sides = SIDES.flatMap((side) => [`margin${side}`, `padding${side}`])
  return new Set([...rows.map(({ name }) => name), ...sides, 'background', 'backgroundColor'])
}

/** Which sizes of the theme a property may have. Undefined: none. */
export function themeKindOf(name: string): Extract<ThemeKind, 'space' | 'radius'> | undefined {
  if (/^(?:margin|padding|gap$|rowGap$|columnGap$)/.test(name)) return 'space'
  return /^border\w*Radius$/.test(name) ? 'radius' : undefined
}
