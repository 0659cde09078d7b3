import { showImage } from '../answers/show-image'
import { takeLater } from '../answers/take-later'
import { leadTo } from '../simulate/lead-to'
import { plainPercent, signedPercent } from '../simulate/simulate-words'
import { writeRate, writeText } from '../simulate/write-text'
import {
  accountOf,
  addressOf,
  canFollow,
  factsOf,
  followersText,
  followWord,
  type Home,
  type Hot,
  initialOf,
} from './home-shown'

const partIn = (box: Element, name: string) => box.querySelector(`.yz-sim-home__${name}`) as HTMLElement

/** Writes an answer into what the view has rendered for it, whatever it holds already. */
export function fillHome(box: HTMLElement, home: Home, isLoggedIn: boolean): void {
  writeText(partIn(box, 'contest'), home.title)
  for (const [name, text] of Object.entries(factsOf(home))) {
    const place = partIn(box, name)
    writeText(place, text)
    place.hidden = text === ''
  }
  fillAccount(box, home)
  partIn(box, 'login').hidden = isLoggedIn
  fillList(box, home)
}

function fillAccount(box: HTMLElement, home: Home): void {
  const account = accountOf(home)
  for (const name of ['nick', 'out', 'asset', 'cash', 'place'] as const)
    writeText(partIn(box, name), account[name])
  partIn(box, 'out').hidden = account.out === ''
  writeRate(partIn(box, 'own-rate'), account.rate)
  for (const [index, link] of box.querySelectorAll<HTMLElement>('.yz-sim-home__ways a').entries())
    leadTo(link, account.ways[index] || '')
  writeText(partIn(box, 'way'), account.trade)
  partIn(box, 'account').hidden = !account.isThere
  partIn(box, 'none').hidden = account.isThere
}

/** A portfolio keeps its card for as long as it is there: under a finger nothing turns into somebody else’s. */
function fillList(box: HTMLElement, home: Home): void {
  const list = partIn(box, 'list')
  const shown = [...list.children] as HTMLElement[]
  const hot = home.hot.slice(0, Number(box.dataset.size))
  const cards = hot.map((one) => {
    const known = one.player_id && shown.find(({ dataset }) => dataset.player === one.player_id)
    const card = known || takeLater(box, 'hot')
    fillHot(card, one)
    partIn(card, 'follow').hidden = !canFollow(one, home)
    return card
  })
  const isSame = cards.length === shown.length && cards.every((card, index) => card === shown[index])
  if (!isSame) list.replaceChildren(...cards)
  list.hidden = hot.length === 0
  partIn(box, 'empty').hidden = hot.length > 0
}

function fillHot(card: HTMLElement, hot: Hot): void {
  const { player_id, nick, rank, avatar } = hot
  card.dataset.player = player_id
  writeText(partIn(card, 'rank'), String(rank))
  writeText(partIn(card, 'name'), nick)
  leadTo(partIn(card, 'name'), addressOf(hot))
  writeRate(partIn(card, 'rate'), signedPercent(hot.return))
  writeText(partIn(card, 'win'), plainPercent(hot.win_rate))
  writeText(partIn(card, 'fall'), plainPercent(hot.max_drawdown))
  fillFollowed(card, hot)
  const image = card.querySelector('img')
  // One that is there already stays.
  if (!image || image.getAttribute('src') === avatar) return
  const toInitial = () => image.replaceWith(initialOf(nick))
  if (avatar === '') toInitial()
  else showImage(image, avatar, toInitial)
}

/** What following one changes. */
export function fillFollowed(
  card: HTMLElement,
  { is_followed, followers, nick }: Pick<Hot, 'is_followed' | 'followers' | 'nick'>,
): void {
  const button = partIn(card, 'follow')
  const word = followWord(is_followed)
  writeText(button, word)
  button.setAttribute('aria-pressed', String(is_followed))
  button.setAttribute('aria-label', `${word}：${nick}`)
  writeText(partIn(card, 'followers'), followersText(followers))
}
