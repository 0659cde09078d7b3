import { z } from 'zod'
import { operation } from '../operation'
import { wireText } from './wire-text'
import { wireWholeNumber } from './wire-whole-number'

/** A link that opens a mini program from a browser. Every call makes a new one: links are not for two visitors. */
export const generateUrlLink = operation({
  id: 'generateUrlLink',
  method: 'POST',
  path: '/wechat/api/v2/minp/serve/generate-url-link',
  auth: 'O',
  summary: 'Makes a link that opens a mini program; each is for one visitor.',
  request: z.object({
    name: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .describe('Alias of a configured mini program'),
    page: wireText(512)
      .regex(/^[^?#]*$/)
      .describe('Path inside the mini program, without a query; empty: its first page'),
    query: z
      .string()
      .max(1024)
      .regex(/^[\w!#$&'()*+,/:;=?@.~%-]*$/)
      .default('')
      .describe('What the page is given'),
    out_date_num: wireWholeNumber({ min: 1, max: 30 })
      .default(1)
      .describe('Days until the link dies, 1 to 30'),
  }),
  response: z.strictObject({ url_link: z.string() }),
  errors: ['invalidParameters', 'operationFailed', 'tooManyRequests'],
  example: { sends: { name: 'main', page: 'pages/index', query: 'from=example' } },
})

/** What `wx.config` wants before a page inside WeChat may set its share card. */
export const jssdkConfig = operation({
  id: 'jssdkConfig',
  method: 'GET',
  path: '/wechat/api/v2/jssdk/config',
  auth: 'A',
  summary: 'Signs the address of a page for the WeChat JSSDK.',
  request: z.object({
    url: wireText(2048).min(1).describe('Address of the page; what follows `#` is cut off'),
  }),
  response: z.strictObject({
    appId: z.string(),
    timestamp: z.int().positive().describe('Seconds'),
    nonceStr: z.string(),
    signature: z.string(),
  }),
  errors: ['invalidParameters', 'operationFailed'],
  example: { sends: { url: 'http://localhost:8080/h5-page/h5/etf-course' } },
})
