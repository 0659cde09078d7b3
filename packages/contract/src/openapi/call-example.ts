import type { OperationPayload } from '../operation'
import type { Operations } from '../operations'

/** A call whose example comes first, with some fields of it changed. */
export interface EarlierCall {
  id: keyof Operations
  with?: Readonly<Record<string, string>>
}

/** A request that succeeds after a first start, and what has to be done before. */
export interface CallExample<Payload extends object = object> {
  sends: Payload
  /** Calls whose examples come first, in this order. */
  after?: readonly EarlierCall[]
  /** A passed captcha, which is good once, takes the place of `ticket` and `randstr`. */
  captcha?: true
  /** The code of the newest message to this phone takes the place of `code`. */
  codeOf?: string
  /** Whose token is sent, or that of which call's answer, where it may not be that of any visitor. */
  token?: { handset: string } | { answerOf: keyof Operations }
}

/** An example for every call. */
export type CallExamples = {
  readonly [Id in keyof Operations]: CallExample<OperationPayload<Operations[Id]>>
}

/** Says what has to be done before an example is sent; undefined: nothing. */
export function describeExample({ after = [], captcha, codeOf, token }: CallExample): string | undefined {
  const steps = [
    ...after.map(
      (call) =>
        `First send the example of \`${call.id}\`${call.with ? ` with ${fieldsText(call.with)}` : ''}.`,
    ),
    ...(captcha ? ['`npm run sandbox -- captcha` prints `ticket` and `randstr`.'] : []),
    ...(codeOf ? [`\`npm run sandbox -- sms ${codeOf}\` prints \`code\`.`] : []),
    ...(token ? [tokenText(token)] : []),
  ]
  return steps.length > 0 ? `For the example: ${steps.join(' ')}` : undefined
}

function fieldsText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `\`${name}\` \`${value}\``)
    .join(' and ')
}

function tokenText(token: NonNullable<CallExample['token']>): string {
  if ('answerOf' in token) return `The token is the one that \`${token.answerOf}\` answers.`
  return `\`npm run sandbox -- token ${token.handset}\` prints the token.`
}
