import { App } from 'antd'
import { useHref } from 'react-router'
import { useSaver } from '../saving/saver-context'
import { useSession } from '../session/session-context'
import { wording } from './wording'

/** Shows the page as visitors get it, in a window beside the editor, once what is on the screen is saved. */
export function useOpenPreview(): () => Promise<void> {
  const { code } = useSession()
  const saver = useSaver()
  const { message } = App.useApp()
  const address = useHref(`/pages/${code}/preview`)
  return async () => {
    // At once: browsers do not let a script open a window after it has waited.
    const tab = window.open('', '_blank')
    if (!tab) return void message.warning(wording.previewBlocked)
    tab.opener = null
    const isSaved = await saver.saveNow()
    tab.location.replace(isSaved ? address : `${address}?unsaved`)
  }
}
