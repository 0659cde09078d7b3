/**
 * Has a link that the view has drawn lead to a page of simulated trading, as `playerAddress` writes it; without one it leads
 * nowhere.
 */
export function leadTo(link: HTMLElement, address: string): void {
  if (address === '') link.removeAttribute('href')
  else if (link.getAttribute('href') !== address) link.setAttribute('href', address)
}
