import {
  type LoginContext,
  type LoginOutcome,
  type LoginStep,
  loginSteps,
  nextStep,
} from '@/rules/session/loginSteps';
import { keysOf } from '@/utils/keysOf';

/** Every outcome, as keys, so that the compiler asks for a new one here. */
const known: Record<LoginOutcome, true> = {
  mobileChecked: true,
  signedIn: true,
  codeChosen: true,
  recoveryChosen: true,
  passwordChosen: true,
  numberChanged: true,
  profileSaved: true,
  profileSkipped: true,
  passwordSet: true,
};
const loginOutcomes = keysOf(known);

const both = [true, false];
const contexts: LoginContext[] = (['password', 'register', 'firstTime'] as const).flatMap((way) =>
  both.flatMap((passwordNeeded) =>
    both.flatMap((recovery) => both.map((hasMainData) => ({ way, passwordNeeded, recovery, hasMainData }))),
  ),
);

const firstSteps: Record<LoginContext['way'], LoginStep> = { password: 2, register: 1, firstTime: 3 };

/** The steps of the specification: outcome at a step → next step by context. */
const spec: Record<number, Partial<Record<string, (context: LoginContext) => LoginStep>>> = {
  0: { mobileChecked: ({ way }) => firstSteps[way] },
  1: {
    signedIn: ({ hasMainData, passwordNeeded }) => (hasMainData || !passwordNeeded ? -1 : 4),
    passwordChosen: ({ way }) => (way === 'password' ? 2 : 1),
    numberChanged: () => 0,
  },
  2: {
    signedIn: () => -1,
    codeChosen: () => 1,
    recoveryChosen: () => 3,
    numberChanged: () => 0,
  },
  3: {
    signedIn: ({ hasMainData, recovery }) => (hasMainData && recovery ? 5 : -1),
    passwordChosen: ({ way }) => (way === 'password' ? 2 : 3),
    numberChanged: () => 0,
  },
  4: { profileSaved: ({ hasMainData }) => (hasMainData ? -1 : 4), profileSkipped: () => -1 },
  5: { passwordSet: () => -1 },
  [-1]: {},
};

test.each(loginSteps.flatMap((step) => loginOutcomes.map((outcome) => [step, outcome] as const)))(
  'step %i, %s: every context goes where the specification says',
  (step, outcome) => {
    for (const context of contexts) {
      const wanted = spec[step]?.[outcome]?.(context) ?? step;
      expect([context, nextStep(step, outcome, context)]).toEqual([context, wanted]);
    }
  },
);

test('the finished step stays finished after every outcome', () => {
  for (const outcome of loginOutcomes) {
    for (const context of contexts) expect(nextStep(-1, outcome, context)).toBe(-1);
  }
});
