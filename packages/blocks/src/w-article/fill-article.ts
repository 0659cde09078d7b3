import { adviserText } from '../answers/adviser-text'
import { dayText, minuteText } from '../answers/moments'
import { playerAddress } from '../simulate/whose'
import { type Article, factsOf, followText, type Post, type Writer } from './article-shown'

/**
 * Writes a note into a copy of the one that the view has rendered with all its parts, and removes the parts it does not
 * have.
 */
export function fillArticle(element: HTMLElement, article: Article): HTMLElement {
  const part = (name: string) => element.querySelector(`.yz-article__${name}`) as HTMLElement
  const { title, player, published_at, is_member_only, body, lock, writer, competition_id } = article
  part('title').textContent = title
  part('nick').textContent = player.nick
  part('date').textContent = dayText(published_at)
  if (!is_member_only) part('members').remove()
  // Sanitised by the gateway.
  part('body').innerHTML = body
  if (lock !== '') part('body').remove()
  for (const gate of element.querySelectorAll<HTMLElement>('[data-lock]'))
    if (gate.dataset.lock !== lock) gate.remove()
  if (writer) {
    part('whose').textContent = `${player.nick}的组合`
    part('detail').setAttribute('href', playerAddress('detail', player.player_id, competition_id))
    fillWriter(element, writer)
  } else part('card').remove()
  return element
}

export function fillWriter(element: HTMLElement, writer: Writer): void {
  const follow = element.querySelector('[data-does=follow]') as HTMLElement
  follow.textContent = followText(writer)
  follow.setAttribute('aria-pressed', String(writer.is_followed))
  for (const [name, { text, tone }] of Object.entries(factsOf(writer))) {
    const fact = element.querySelector(`[data-fact=${name}]`) as HTMLElement
    fact.textContent = text
    fact.dataset.tone = tone
  }
}

export function postOf(row: HTMLElement, post: Post): HTMLElement {
  const part = (name: string) => row.querySelector(`.yz-article__${name}`) as HTMLElement
  part('name').textContent = post.title
  part('by').textContent = `${adviserText(post.author, post.adviser_no)} ${minuteText(post.created_at)}`
  part('summary').textContent = post.summary
  part('text').textContent = post.body
  if (post.body === '') part('more').remove()
  return row
}
