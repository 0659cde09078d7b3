import { type CatalogueEntry, errors, type LeadStep, type SmsScene } from '@yingzao/contract/server'
import type { Block } from '@yingzao/schema/server'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Outside } from '../../integrations'
import type { Declared } from '../define-module'
import type { LeadForms } from '../leads'
import type { PublishedPages } from '../pages'
import type { countSends } from '../sms'
import type { Sent } from './read-sent'

export interface FormTools extends Pick<Context, 'config' | 'company' | 'db' | 'jobs' | 'log'> {
  leadForms: LeadForms
  outside: Pick<Outside, 'captcha' | 'enterpriseWechat' | 'makeOnce' | 'sms'>
  clock: PublishedPages['clock']
  counted: ReturnType<typeof countSends>
  /** What comes with a registration. */
  registered: Declared['registered']
  loggedIn: Declared['loggedIn']
}

/** Where a form was sent. */
export interface FormPlace {
  /** The page's code. */
  code: string
  form: Block
  request: FastifyRequest
  /** Gives the visitor's browser the token of a login. */
  logIn: (token: string) => void
}

/** Reads what was sent with a form of one kind. */
export type ReadForm = (tools: FormTools, sent: Sent, place: FormPlace) => SentForm

/** What was sent with a form, and what is specific to the module that owns its call. */
export interface SentForm {
  /** The scene of its codes. */
  scene: SmsScene
  /** As it was typed. */
  handset: string
  /** What is carried along to the next page. */
  carried: Record<string, string>
  /** Of the page that asks for the code. */
  button: string
  /**
   * Checks what was typed against the rules of the call, and throws its refusal. False: it is right, but more has to be
   * asked.
   */
  check: () => Promise<boolean>
  /** The page with its fields. */
  entry: (mayHaveCode: boolean) => Promise<LeadStep>
  /** Submits it, as the call does. */
  submit: () => Promise<LeadStep>
  /** The field beside which a refusal is shown; `form`: beside none. */
  fieldOf: (entry: CatalogueEntry) => string
}

/** Reads fields by the contract of a call. Throws `invalidParameters` for what that would refuse. */
export function readPayload<Schema extends z.ZodType>(
  { request }: { request: Schema },
  fields: object,
): z.output<Schema> {
  const parsed = request.safeParse(fields)
  if (!parsed.success) throw new AppError(errors.invalidParameters)
  return parsed.data
}
