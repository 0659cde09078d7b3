import { useCommandContext } from '../commands/command-context'
import { commands } from '../commands/commands'
import { wording as commandWording } from '../commands/wording'
import { useDialog } from '../session/use-dialog'
import { ChoiceDialog } from './choice-dialog'
import { KeyCaps } from './key-caps'
import { wording } from './wording'

const words = wording.palette

/** Every command that would do something now, found by its name. */
export function CommandDialog() {
  const context = useCommandContext()
  const { isOpen, close } = useDialog('commands')
  if (!isOpen) return null
  const available = commands.filter(
    (command) => command.id !== 'showCommands' && command.isAvailable(context),
  )
  return (
    <ChoiceDialog
      title={words.title}
      placeholder={words.search}
      results={words.results}
      none={words.none}
      help={words.help}
      choices={available.map(({ id, group, keys }) => ({
        key: id,
        title: commandWording.commands[id],
        others: [id, commandWording.groups[group]],
        before: <span className="ed-choice-group">{commandWording.groups[group]}</span>,
        after: keys.length > 0 && <KeyCaps keys={keys.slice(0, 1)} />,
      }))}
      onChoose={(id) => {
        close()
        // After the dialog has given the focus back, as a command may take it elsewhere.
        requestAnimationFrame(() => commands.find((command) => command.id === id)?.run(context))
      }}
      onClose={close}
    />
  )
}
