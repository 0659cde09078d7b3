import fc from 'fast-check'

/** Whoever draws cases of a property draws the same in each run, or those of `PROPERTY_SEED` (decision 133). */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) })
