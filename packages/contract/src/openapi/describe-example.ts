import type { CallExample } from '../call-example'

/** Says what has to be done before an example is sent; undefined: nothing. */
export function describeExample({
  after = [],
  captcha,
  codeOf,
  file,
  paid,
  token,
}: CallExample): string | undefined {
  const steps = [
    ...after.map(
      (call) =>
        `First send the example of \`${call.id}\`${call.with ? ` with ${fieldsText(call.with)}` : ''}.`,
    ),
    ...(captcha ? ['`npm run sandbox -- captcha` prints `ticket` and `randstr`.'] : []),
    ...(file ? [`The file is, in base64, \`${file}\`.`] : []),
    ...(codeOf ? [`\`npm run sandbox -- sms ${codeOf}\` prints \`code\`.`] : []),
    ...after.flatMap(({ id, gives = [] }) =>
      gives.map((field) => `\`${field}\` is the one that \`${id}\` answers.`),
    ),
    ...(paid ? ['Then pay by `npm run sandbox -- pay` and `pid`.'] : []),
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
