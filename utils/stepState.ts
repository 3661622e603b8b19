/** A step of a request. `waiting`: the applicant has to act; `bad`: the request ended here. */
export type StepState = 'done' | 'now' | 'waiting' | 'bad' | 'next';
