import { WIDTHS } from '../session/canvas-state'
import { openFilling } from '../session/filling/filling'
import type { EditorCommand } from './command'
import { always, answered, EVERYWHERE, NOT_TYPING, named, showing, widthCommand } from './command-kinds'
import { openPalette, openPaletteAt } from './open-palette'
import { focusPane, nextPane } from './panes'
import { canEdit } from './selected-blocks'
import { wording } from './wording'

/** Commands to move around in the editor, and commands for the page as a whole. */
export const editorCommands: readonly EditorCommand[] = [
  {
    ...named('insert', 'insert', ['/'], NOT_TYPING),
    isAvailable: ({ session }) => !session.isReadOnly,
    run: ({ session }) => openPalette(session),
  },
  {
    ...named('insertBefore', 'insert', ['Alt+I'], NOT_TYPING),
    isAvailable: canEdit,
    run: ({ session }) =>
      openPaletteAt(session, { id: session.editor.selection.ids[0] ?? '', side: 'before' }),
  },
  showing('showPalette', ['Alt+1'], 'palette', '.ed-palette input'),
  showing('showLayers', ['Alt+2'], 'layers', '[role="tree"] [tabindex="0"]'),
  showing('showHistory', ['Alt+3'], 'history', '.ed-history [tabindex="0"]'),
  showing('find', ['Mod+F'], 'find', '.ed-find input'),
  showing('showSections', ['Alt+6'], 'sections', '.ed-sections input'),
  answered('showComments', 'go', ['Alt+7'], EVERYWHERE),
  answered('comment', 'insert', ['Alt+Shift+M'], EVERYWHERE),
  {
    ...named('focusCanvas', 'go', ['Alt+4'], EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => focusPane(ui, 'stage'),
  },
  {
    ...named('focusInspector', 'go', ['Alt+5'], EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => focusPane(ui, 'right'),
  },
  {
    ...named('nextPane', 'go', ['F6'], EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => ui.announce(wording.focused(wording.panes[nextPane(ui, 1)])),
  },
  {
    ...named('previousPane', 'go', ['Shift+F6'], EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => ui.announce(wording.focused(wording.panes[nextPane(ui, -1)])),
  },
  answered('save', 'page', ['Mod+S'], EVERYWHERE),
  answered('preview', 'page', ['Alt+P'], EVERYWHERE),
  answered('publish', 'page', ['Alt+Shift+P'], EVERYWHERE),
  {
    ...named('keepTemplate', 'page', [], []),
    isAvailable: ({ session }) => !session.isReadOnly,
    run: ({ ui }) => ui.set({ dialog: 'keepTemplate' }),
  },
  {
    ...named('fill', 'page', [], []),
    isAvailable: ({ session }) => !session.isReadOnly,
    run: ({ session }) => openFilling(session),
  },
  ...WIDTHS.map(widthCommand),
  {
    ...named('showCommands', 'page', ['Mod+K'], EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => ui.set({ dialog: 'commands' }),
  },
  {
    ...named('showShortcuts', 'page', ['?'], NOT_TYPING),
    isAvailable: always,
    run: ({ ui }) => ui.set({ dialog: 'shortcuts' }),
  },
  {
    ...named('startTour', 'page', [], []),
    isAvailable: always,
    run: ({ ui }) => ui.set({ isTouring: true }),
  },
]
