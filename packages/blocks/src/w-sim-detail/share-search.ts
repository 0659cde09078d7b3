import type { NearPage } from '@yingzao/renderer'
import { answerTo, type Response } from '../answers/answer'
import { element, write } from './element'

type Share = Response<'instrumentSearch'>['list'][number]

/** How long typing must pause before the search. */
const QUIET_MS = 250

interface ShareSearch {
  /** The field, its list and the message about them. */
  parts: HTMLElement[]
  input: HTMLInputElement
  stop(): void
}

/**
 * The field for a share: a combobox whose list is open below it while there is something to choose. Arrows move in the
 * list, Enter takes the marked entry, Escape closes it. A complete code is chosen automatically; `on.type` gets every
 * input.
 */
export function shareSearch(
  { ask }: Pick<NearPage, 'ask'>,
  id: string,
  on: { type(text: string): void; choose(share: Pick<Share, 'code' | 'name'>): void },
): ShareSearch {
  const list = element('div', {
    className: 'yz-order__found',
    id: `${id}-found`,
    role: 'listbox',
    hidden: true,
    'aria-label': '搜到的证券',
  })
  const said = element('p', { className: 'yz-order__hint', role: 'status', hidden: true })
  const input = element('input', {
    id,
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    maxLength: 20,
    placeholder: '代码、名称或拼音首字母',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${id}-found`,
  })
  let found: readonly Share[] = []
  let marked = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  function close(): void {
    asked += 1
    clearTimeout(timer)
    show([])
    write(said, '')
  }

  function show(shares: readonly Share[]): void {
    found = shares
    list.hidden = shares.length === 0
    input.setAttribute('aria-expanded', String(shares.length > 0))
    list.replaceChildren(...shares.map(option))
    mark(-1)
  }

  function option(share: Share, index: number): HTMLElement {
    const { code, name } = share
    return element(
      'div',
      {
        className: 'yz-order__option',
        id: `${id}-${index}`,
        role: 'option',
        'aria-selected': 'false',
        // Otherwise the field would lose the focus, and with it the list, before the tap is over.
        onmousedown: (event: Event) => event.preventDefault(),
        onclick: () => choose(share),
      },
      element('b', {}, name),
      element('span', {}, code),
    )
  }

  function mark(index: number): void {
    marked = index
    for (const [at, one] of [...list.children].entries())
      one.setAttribute('aria-selected', String(at === index))
    if (index < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${index}`)
    list.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }

  function choose(share: Pick<Share, 'code' | 'name'> | undefined): void {
    if (!share) return
    close()
    on.choose(share)
  }

  async function search(q: string): Promise<void> {
    asked += 1
    const own = asked
    const answer = await answerTo(ask, 'instrumentSearch', { q })
    if (own !== asked) return
    if (answer.state !== 'known') {
      write(said, '暂时搜不了，请直接输入 6 位代码')
      return
    }
    const { list: shares } = answer.response as { list: readonly Share[] }
    if (/^\d{6}$/.test(q) && shares.length > 0) choose(shares.find(({ code }) => code === q))
    else {
      show(shares)
      write(said, shares.length === 0 ? '没有搜到，请核对后再试' : '')
    }
  }

  function type(): void {
    close()
    const q = input.value.trim()
    on.type(input.value)
    if (q !== '') timer = setTimeout(() => void search(q), QUIET_MS)
  }

  input.oninput = (event) => {
    // Letters that an input method is still composing mean nothing yet.
    if (!(event as InputEvent).isComposing) type()
  }
  input.addEventListener('compositionend', type)
  input.onblur = () => show([])
  input.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.isComposing || found.length === 0) return
    if (step) {
      event.preventDefault()
      // One position more than there are shares: no selection.
      const places = found.length + 1
      mark(((marked + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[Math.max(0, marked)])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return { parts: [input, list, said], input, stop: close }
}
