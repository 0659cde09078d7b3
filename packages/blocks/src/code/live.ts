import type { NearPage, Stop } from '@yingzao/renderer'
import type { Answer, Response } from '../answers/answer'
import { answerTaps } from '../answers/answer-taps'
import { followAnswer } from '../answers/follow-answer'
import { partShower } from '../answers/part-shower'
import { showImage } from '../answers/show-image'
import { copyCode } from './copy-code'
import { liveKind } from './live-kind'

/** Copies the code when its button is tapped; asks what a live code holds, and shows it. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  let again: () => void
  answerTaps(block, {
    copy: () => copyCode(page, block.querySelector('code')?.textContent || ''),
    login: () => page.login(),
    again: () => again(),
  })
  const loading = block.querySelector<HTMLElement>('[data-code]')
  if (!loading) return undefined
  const show = partShower(block, loading)

  function showPicture(url: string): void {
    again = () => showPicture(url)
    const image = show('image').querySelector('img') as HTMLImageElement
    showImage(image, url, () => show('broken'))
  }

  function tell(answer: Answer<Response<'liveCodeDetail'>>): void {
    if (answer.state === 'loading') show()
    else if (answer.state !== 'known') {
      const problem = show(answer.state).querySelector('[role=alert]')
      if (problem && answer.state === 'failed' && answer.msg) problem.textContent = answer.msg
    } else showKnown(answer.response)
  }

  function showKnown(response: Response<'liveCodeDetail'>): void {
    const kind = liveKind(response)
    if (kind === 'image') {
      showPicture(response.image)
      return
    }
    const text = show(kind).querySelector('code')
    if (text) text.textContent = response.text
  }

  return followAnswer(page, 'liveCodeDetail', { code_id: loading.dataset.code || '' }, (answer, retry) => {
    again = retry
    tell(answer)
  })
}
