import { Modal } from 'antd'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { CommandGroup } from '../commands/command'
import { commands } from '../commands/commands'
import { wording as commandWording } from '../commands/wording'
import { useEditorUi } from '../session/editor-ui'
import { useDialog } from '../session/use-dialog'
import { KeyCaps } from './key-caps'
import { wording } from './wording'

const words = wording.sheet
const GROUPS = Object.keys(commandWording.groups) as CommandGroup[]

/** Every key there is. */
export function ShortcutSheet() {
  const { isOpen, close } = useDialog('shortcuts')
  return isOpen && <OpenSheet onClose={close} />
}

function OpenSheet({ onClose }: { onClose: () => void }) {
  const ui = useEditorUi()
  useReturnFocus()
  const shown = commands.filter(
    ({ id, keys, needsHandler }) => keys.length > 0 && (!needsHandler || ui.handlerOf(id) !== undefined),
  )
  return (
    <Modal open title={words.title} footer={null} width={1080} style={{ top: 48 }} onCancel={onClose}>
      <p className="st-hint">{words.about}</p>
      <div className="ed-sheet">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{commandWording.groups[group]}</h3>
            <dl>
              {shown
                .filter((command) => command.group === group)
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>{commandWording.commands[id]}</dt>
                    <dd>
                      <KeyCaps keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{words.tree}</h3>
          <dl>
            {words.treeKeys.map(([keys, title]) => (
              <div key={keys}>
                <dt>{title}</dt>
                <dd>
                  <span className="ed-keys">
                    <kbd>{keys}</kbd>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  )
}
