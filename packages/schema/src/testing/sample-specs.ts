import { z } from 'zod'
import { actionProps } from '../server/action-props'
import { defineSpec } from '../server/block-spec'
import { address, blocks, color, datetime, html, image, list, media, units } from '../server/props'
import { createSpecs } from '../server/specs'
import { versions } from '../server/steps'

const title = '测试'

/** Blocks of every shape the reader knows: this package must not import the real ones. */
export const sampleSpecs = createSpecs([
  defineSpec({
    name: 'image',
    title,
    category: 'content',
    props: z.object({
      url: image({ title, required: true }),
      alt: z.string().max(10).default(''),
      lazy: z.boolean().default(true),
    }),
  }),
  defineSpec({
    name: 'text',
    title,
    category: 'content',
    props: z.object({ html: html({ title, required: true, max: 200 }) }),
  }),
  defineSpec({
    name: 'button',
    title,
    category: 'action',
    props: z.object({
      type: z.enum(['text', 'image']).default('text'),
      text: z
        .string()
        .max(20)
        .default('')
        .meta({ required: true, when: { type: 'text' } }),
      image: z
        .object({ url: image({ title, required: true }), alt: z.string().default('') })
        .optional()
        .meta({ when: { type: 'image' } }),
    }),
  }),
  defineSpec({
    name: 'countdown',
    title,
    category: 'data',
    props: z.object({
      type: z.int().min(1).max(5).default(1),
      endTime: datetime({ title }),
      character: z.string().max(2).default(':'),
    }),
  }),
  defineSpec({
    name: 'progress',
    title,
    category: 'data',
    props: z.object({
      percent: z.union([z.number().min(0).max(100), z.string().max(64)]).default(0),
      step: z.number().min(1).max(5).multipleOf(0.5).default(3),
    }),
  }),
  defineSpec({
    name: 'swiper',
    title,
    category: 'media',
    aliases: ['carousel'],
    props: z.object({
      list: list(z.object({ image: image({ title }), alt: z.string().default(''), action: actionProps() }), {
        title,
        required: true,
        max: 3,
      }),
    }),
  }),
  defineSpec({
    name: 'retainPopup',
    title,
    category: 'layout',
    props: z.object({ button1_url: address({ title, required: true }), video: media({ title }) }),
  }),
  defineSpec({
    name: 'popup',
    title,
    category: 'layout',
    children: 'blocks',
    traits: { opensByTap: true },
    props: z.object({ position: z.enum(['center', 'bottom']).default('center') }),
  }),
  defineSpec({
    name: 'panes',
    title,
    category: 'layout',
    props: z.object({
      list: list(
        z.object({ title: z.string().max(10).default(''), children: blocks({ title, required: true }) }),
        {
          title,
          required: true,
          min: 2,
          max: 3,
          aliases: ['panes', 'items'],
        },
      ),
    }),
  }),
  defineSpec({
    name: 'vacancy',
    title,
    category: 'data',
    props: z.object({
      id: z.string().max(64).default(''),
      mark: z.string().max(64).default(''),
      ink: color({ title }),
      gap: units({ title }).optional(),
      even: z
        .int()
        .default(2)
        .refine((value) => value % 2 === 0),
    }),
    steps: versions({
      1: (old) => {
        if (old.broken === true) throw new Error('no such thing')
        return { ...old, mark: old.label ?? '' }
      },
    }),
  }),
])
