import type { LeadPageInput } from '@yingzao/contract/server'
import type { TestGateway } from '../../testing/start-test-gateway'

export const HOST = 'h5.example.com'

export type Fields = Record<string, string>

export interface SendOptions {
  url: string
  headers?: Record<string, string>
  app: TestGateway['app']
}

/** Sends a form as a browser does without any of our scripts. */
export function postForm(fields: Fields, { url, headers = {}, app }: SendOptions) {
  return app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** The page in response, as the input it was rendered from; the test site writes it down. */
export async function sendForm(
  fields: Fields,
  options: SendOptions,
): Promise<LeadPageInput & { status: number }> {
  const { payload, statusCode } = await postForm(fields, options)
  return { status: statusCode, ...JSON.parse(payload.slice('<main>'.length, -'</main>'.length)) }
}
