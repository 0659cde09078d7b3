import { App } from 'antd'
import { callStudio } from '../../state/call-studio'
import type { Payload } from '../../state/calls'
import { problemText } from '../../ui/problem-text'
import { wording } from './wording'

/** Shows the draft, or one version, in a window of its own. */
export function usePreview(): (asked: Payload<'previewLink'>) => Promise<void> {
  const { message } = App.useApp()
  return async (asked) => {
    // At once: browsers do not let a script open a window after waiting for a response.
    const tab = window.open('', '_blank')
    if (!tab) return void message.warning(wording.previewBlocked)
    tab.opener = null
    try {
      const { url } = await callStudio('previewLink', asked)
      tab.location.replace(url)
    } catch (error) {
      tab.close()
      void message.error(problemText(error))
    }
  }
}
