import { SURVEY_FILE_BYTES, type SurveyField } from '@yingzao/contract/client'
import type { Host } from '@yingzao/renderer'
import { answerTo, type Payload, type Response } from '../answers/answer'
import { MESSAGES } from '../fields/messages'
import { inputName } from './names'
import { placeOf } from './say-problems'

/** The submission that the files belong to. */
type Submission = Pick<Payload<'surveyFile'>, 'page_code' | 'block_id' | 'submit_id'>

/** Uploads each file as soon as it is chosen, and submits with the form the id that the gateway gave it. */
export function takeFiles(
  form: HTMLFormElement,
  fields: readonly SurveyField[],
  { ask, submission }: { ask: Host['ask']; submission: () => Submission },
): void {
  for (const field of fields) {
    const place = field.type === 'file' && placeOf(form, field.id)
    if (place) offer(place, field)
  }

  function offer(place: HTMLElement, { id, most_files }: SurveyField): void {
    const list = place.querySelector('ul') as HTMLElement
    const input = place.querySelector('[type=file]') as HTMLInputElement

    function changed(): void {
      list.hidden = list.children.length === 0
      ;(input.parentElement as HTMLElement).hidden = list.children.length >= most_files
      // It waits for all of them.
      place.toggleAttribute('data-busy', list.querySelector('[data-busy]') !== null)
      list.dispatchEvent(new Event('input', { bubbles: true }))
    }

    function add(file: File): void {
      const line = createLine(file.name)
      let stop = () => {}
      line.remove.onclick = () => {
        stop()
        line.item.remove()
        changed()
        input.focus()
      }
      line.again.onclick = () => void send()
      list.append(line.item)
      if (file.size > SURVEY_FILE_BYTES) line.fail('超过 10 MB，请压缩后再上传')
      else void send()

      async function send(): Promise<void> {
        line.begin()
        changed()
        const payload: Payload<'surveyFile'> = { ...submission(), field: id, name: file.name.slice(-100) }
        const answer = await answerTo(ask, 'surveyFile', payload, {
          file,
          onProgress: line.progress,
          onStart: (takeBack) => {
            stop = takeBack
          },
        })
        if (!line.item.isConnected) return
        if (answer.state === 'known') line.finish(inputName(id), answer.response as Response<'surveyFile'>)
        // What the gateway has looked at and refused is refused again.
        else if (answer.state === 'failed')
          line.fail(answer.msg || MESSAGES.unavailable, answer.code !== 400001)
        changed()
      }
    }

    function take(): void {
      const room = most_files - list.children.length
      for (const file of Array.from(input.files ?? []).slice(0, room)) add(file)
      input.value = ''
      changed()
    }
    input.addEventListener('change', take)
    // Chosen while this code was still loading.
    if (input.files?.length) take()
  }
}

/** A line of the list: the name of the file, its progress, and what can be done with it. */
function createLine(name: string) {
  const item = document.createElement('li')
  item.className = 'yz-survey__file'
  const words = append(item, 'span', 'yz-survey__file-name', name)
  const fault = document.createElement('span')
  // Not `yz-fault`: those go away when their field next changes, but this one goes with its file.
  fault.className = 'yz-survey__file-fault'
  fault.setAttribute('role', 'alert')
  const state = append(item, 'span', 'yz-survey__file-state')
  const again = append(item, 'button', '', '重试') as HTMLButtonElement
  const remove = append(item, 'button', '', '取消') as HTMLButtonElement
  again.type = remove.type = 'button'
  again.hidden = true

  function call(act: string): void {
    remove.textContent = act
    remove.setAttribute('aria-label', `${act} ${name}`)
  }
  function end(said: string): void {
    item.removeAttribute('data-busy')
    state.textContent = said
    call('删除')
  }
  return {
    item,
    again,
    remove,
    begin(): void {
      item.setAttribute('data-busy', '')
      fault.remove()
      again.hidden = true
      state.textContent = '0%'
      call('取消')
    },
    progress: (part: number): void => {
      state.textContent = part < 1 ? `${Math.floor(part * 100)}%` : '检查中'
    },
    fail(msg: string, mayAgain = false): void {
      end('')
      fault.textContent = msg
      words.append(fault)
      again.hidden = !mayAgain
    },
    finish(inputOf: string, { file_id, bytes }: Response<'surveyFile'>): void {
      end(sizeText(bytes))
      const input = append(item, 'input') as HTMLInputElement
      input.type = 'hidden'
      input.name = inputOf
      input.value = file_id
    },
  }
}

function append(parent: Element, tag: string, className = '', text = ''): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.textContent = text
  parent.append(element)
  return element
}

function sizeText(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
