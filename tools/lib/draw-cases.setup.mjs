import fc from 'fast-check'

/** Draws the same cases of a property in each run, or those of `PROPERTY_SEED` (decision 133). */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) })
