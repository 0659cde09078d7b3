/**
 * Points a link that the view has rendered to a page of simulated trading, as `playerAddress` writes it; with an empty
 * address it leads nowhere.
 */
export function leadTo(link: HTMLElement, address: string): void {
  if (address === '') link.removeAttribute('href')
  else if (link.getAttribute('href') !== address) link.setAttribute('href', address)
}
