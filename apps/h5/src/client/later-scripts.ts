let address: string | undefined
let coming: Promise<unknown> | undefined

/**
 * Fetches what lives further down the page that is shown, as one file and once. What it does not bring, as when it fails,
 * each block asks for by itself.
 */
export function fetchLater(): Promise<unknown> | undefined {
  const { more } = document.body.dataset
  if (more !== address) coming = more ? fetchScript(more) : undefined
  address = more
  return coming
}

function fetchScript(src: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = script.onerror = resolve
    document.head.append(script)
  })
}
