import './text-tools.css'
import { type ReactNode, useRef } from 'react'
import { setColour, setList, setMark, setParagraph, setSize } from './changes'
import { type Colour, LISTS, MARKS, type Mark, type Paragraph, type Size } from './formats'
import { ListPicture } from './pictures'
import { type Change, useTextStyle } from './use-text-style'
import { wording } from './wording'

interface TextToolsProps {
  /** The element in which the text is edited. */
  place: () => HTMLElement | null
  isDisabled?: boolean
}

const MARK_LOOKS: Readonly<Record<Mark, ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
}

/** Tokens of the page's theme, which also colour its texts. */
const SWATCHES: Readonly<Record<Colour, string>> = {
  usual: 'var(--yz-ink)',
  'yz-brand': 'var(--yz-brand-deep)',
  'yz-soft': 'var(--yz-ink-soft)',
  'yz-faint': 'var(--yz-ink-faint)',
}

const COLOURS = Object.keys(SWATCHES) as Colour[]

interface Pressing {
  isOn: boolean
  isOff?: boolean
  next: () => Change
}

/** The styles that a rich text may have, showing those at the caret. The tokens of the page apply around it. */
export function TextTools({ place, isDisabled = false }: TextToolsProps) {
  const { style, change } = useTextStyle(place)
  const tool = (label: string, look: ReactNode, { isOn, isOff = false, next }: Pressing) => (
    <Tool
      key={label}
      label={label}
      isOn={isOn}
      isDisabled={isDisabled || isOff}
      onPress={() => change(next())}
    >
      {look}
    </Tool>
  )
  return (
    <>
      <Choice
        label={wording.paragraph}
        titles={wording.paragraphs}
        value={style.paragraph}
        isDisabled={isDisabled}
        onChoose={(paragraph: Paragraph) => change(setParagraph(paragraph, style))}
      />
      <Choice
        label={wording.size}
        titles={wording.sizes}
        value={style.size}
        isDisabled={isDisabled}
        onChoose={(size: Size) => change(setSize(size))}
      />
      <span className="rt-group">
        {MARKS.map((mark) =>
          tool(wording.marks[mark], MARK_LOOKS[mark], {
            isOn: style[mark],
            // Headings are bold already.
            isOff: mark === 'bold' && style.paragraph.startsWith('h'),
            next: () => setMark(mark, style),
          }),
        )}
      </span>
      <span className="rt-group">
        {LISTS.map((list) =>
          tool(wording.lists[list], <ListPicture list={list} />, {
            isOn: style.list === list,
            next: () => setList(list, style),
          }),
        )}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out as no other element does */}
      <span className="rt-group" role="group" aria-label={wording.colours}>
        {COLOURS.map((colour) =>
          tool(
            wording.colour(wording.colourTitles[colour]),
            <i className="rt-swatch" style={{ color: SWATCHES[colour] }} />,
            { isOn: style.colour === colour, next: () => setColour(colour) },
          ),
        )}
      </span>
    </>
  )
}

interface ChoiceProps<Name extends string> {
  label: string
  titles: Readonly<Record<Name, string>>
  value: Name
  isDisabled: boolean
  onChoose: (name: Name) => void
}

/** With arrow keys each choice may only be passed on the way to the next one, so the focus stays; a click is final. */
function Choice<Name extends string>({ label, titles, value, isDisabled, onChoose }: ChoiceProps<Name>) {
  const isByKeys = useRef(false)
  return (
    <select
      className="rt-choice"
      title={label}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onKeyDown={() => {
        isByKeys.current = true
      }}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onChange={({ target }) => {
        onChoose(target.value as Name)
        if (isByKeys.current) target.focus()
      }}
    >
      {(Object.keys(titles) as Name[]).map((name) => (
        <option key={name} value={name}>
          {titles[name]}
        </option>
      ))}
    </select>
  )
}

interface ToolProps {
  label: string
  isOn: boolean
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, isOn, isDisabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="rt-tool"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      // The text keeps the focus and the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
