import './test-tools.css'

// Loaded only where the test button is, which is in the test environment.

/** Answers the tools behind the floating 测试 button. */
export function installTestTools(mark: () => void): void {
  document.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')
    if (tool?.dataset.tool === 'outline') document.documentElement.classList.toggle('yz-outlines')
    if (tool?.dataset.tool === 'logout') clearToken(mark)
  })
}

function clearToken(mark: () => void): void {
  for (const domain of ['', ...parentDomains(location.hostname)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is far above the floor.
    document.cookie = `token=; path=/; max-age=0${domain && `; domain=${domain}`}`
  }
  mark()
}

/** The token lies on the product's parent domain, whichever that is here. */
function parentDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}
