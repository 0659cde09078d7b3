import type { RenderInput, SiteBundle } from '@yingzao/contract/server'

/** A site that writes a document as text, for tests about what happens to the bytes and not about what they show. */
export function fakeSite(overrides: Partial<SiteBundle> = {}): SiteBundle {
  return {
    build: 'build-1',
    renderPage: (input) => ({ html: fakeHtml(input), csp: "default-src 'self'", failures: [] }),
    renderState: (state) => ({ html: `<p>state ${state}</p>`, csp: "default-src 'none'", failures: [] }),
    renderNote: ({ title, hint }) => ({
      html: `<h1>${title}</h1><p>${hint}</p>`,
      csp: "default-src 'none'",
      failures: [],
    }),
    renderPassport: (input) => ({
      html: `<main>${JSON.stringify(input).replaceAll('<', '\\u003c')}</main>`,
      csp: "default-src 'self'",
      failures: [],
    }),
    renderLead: (input) => ({
      html: `<main>${JSON.stringify(input).replaceAll('<', '\\u003c')}</main>`,
      csp: "default-src 'self'",
      failures: [],
    }),
    renderPay: (input) => ({
      html: `<main>${JSON.stringify(input).replaceAll('<', '\\u003c')}</main>`,
      csp: "default-src 'self'",
      failures: [],
    }),
    ...overrides,
  }
}

function fakeHtml({ document, ...rest }: RenderInput): string {
  const text = JSON.stringify({ document, ...rest }).replaceAll('<', '\\u003c')
  return `<!doctype html><title>${document.code}</title><main>${text}</main>`
}
