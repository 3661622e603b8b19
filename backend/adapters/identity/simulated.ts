import type { IdentityProvider } from './provider';

/** A provider for the demo shop: every number belongs to its national id, unless the id ends in 1. */
export const simulatedIdentity: IdentityProvider = {
  name: 'simulated',
  async compare({ nationalCode }) {
    return nationalCode.endsWith('1') ? 'differs' : 'matches';
  },
};
