let address: string | undefined
let coming: Promise<unknown> | undefined

/**
 * Fetches what lives further down the current page, once and as one file. What it does not provide, for instance when
 * it fails, each block requests itself.
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
