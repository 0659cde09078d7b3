import { Modal } from 'antd'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { CommandGroup } from '../commands/command'
import { commands } from '../commands/commands'
import { wording } from '../commands/wording'
import { useDesk } from '../session/editor-ui'
import { useDeskDialog } from '../session/use-dialog'
import { KeyCaps } from './key-caps'

const words = wording.sheet
const GROUPS = Object.keys(wording.groups) as CommandGroup[]

/** Every key there is. */
export function ShortcutSheet() {
  const { isOpen, close } = useDeskDialog('shortcuts')
  return isOpen && <OpenSheet onClose={close} />
}

function OpenSheet({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  useReturnFocus()
  const shown = commands.filter(
    ({ id, keys, needsHandler }) => keys.length > 0 && (!needsHandler || desk.handlerOf(id) !== undefined),
  )
  return (
    <Modal open title={words.title} footer={null} width={1080} style={{ top: 48 }} onCancel={onClose}>
      <p className="st-hint">{words.about}</p>
      <div className="ed-sheet">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{wording.groups[group]}</h3>
            <dl>
              {shown
                .filter((command) => command.group === group)
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>{wording.commands[id]}</dt>
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
