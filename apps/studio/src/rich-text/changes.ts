import { type Colour, FONT_SIZES, type List, type Mark, type Paragraph, type Size } from './formats'
import type { TextStyle } from './text-style'
import type { Change } from './use-text-style'

export function setMark(mark: Mark, { [mark]: isOn }: TextStyle): Change {
  return { run: () => command(mark), next: { [mark]: !isOn } }
}

/**
 * A heading or a quote cannot be a list item: an item leaves its list first, and a quote is undone before anything
 * else.
 */
export function setParagraph(
  paragraph: Paragraph,
  { list, paragraph: before }: Pick<TextStyle, 'list' | 'paragraph'>,
): Change {
  return {
    run() {
      if (list) command(COMMANDS[list])
      if (before === 'blockquote' && paragraph !== 'blockquote') command('outdent')
      command('formatBlock', paragraph)
    },
    next: { paragraph, list: undefined },
  }
}

/** Turns paragraphs into items, and items that already are of this kind into paragraphs. */
export function setList(list: List, { list: before, paragraph }: TextStyle): Change {
  return {
    run() {
      if (before === undefined && paragraph !== 'p') setParagraph('p', { paragraph, list: undefined }).run()
      command(COMMANDS[list])
      if (before === list) command('formatBlock', 'p')
    },
    next: { paragraph: 'p', list: before === list ? undefined : list },
  }
}

export function setSize(size: Size): Change {
  return { run: () => command('fontSize', FONT_SIZES[size]), next: { size } }
}

export function setColour(colour: Colour): Change {
  return { run: () => command('fontName', colour), next: { colour } }
}

const COMMANDS = { ul: 'insertUnorderedList', ol: 'insertOrderedList' } as const

function command(name: string, value?: string): void {
  document.execCommand('defaultParagraphSeparator', false, 'p')
  document.execCommand(name, false, value)
}
