import { z } from 'zod'

/** As `ImageInfo` of the contract with the visitors' site. */
const imageInfo = z.strictObject({
  url: z.string(),
  width: z.int().describe('Pixels of the original'),
  height: z.int(),
  variants: z.array(z.strictObject({ format: z.enum(['webp', 'avif']), width: z.int(), url: z.string() })),
})

/** As the checks expect them. Weights are in bytes, the most that a browser loads. */
const fileFacts = z.strictObject({
  images: z.record(
    z.string(),
    z.strictObject({ width: z.int(), height: z.int(), bytes: z.int(), type: z.string() }),
  ),
  videos: z.record(z.string(), z.strictObject({ bytes: z.int() })),
})

/** What is known about the files that blocks name, for those who render and those who check them. */
export const namedFiles = {
  images: z
    .record(z.string(), imageInfo)
    .describe('Stored pictures that it names, by the address it names them by'),
  files: fileFacts.describe('What the checks want to know of the files that it names, by their addresses'),
}
