import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import type { Question } from '@/contract/question';
import type { RootState } from './makeStore';
import { emptyPages, type PageArgs, type PagedState, storePages } from './pagedList';
import { createRequestFlow } from './requestFlow';

/** The questions are those about a product. */
type QuestionQuery = { productId: number };

export const loadQuestions = createRequestFlow<PageArgs<QuestionQuery>, Page<Question>>('question/load');
export const askQuestion = createRequestFlow<{ productId: number; text: string }, void>('question/ask');
export const answerQuestion = createRequestFlow<{ questionId: number; text: string }, void>(
  'question/answer',
);

type QuestionsState = PagedState<Question, QuestionQuery, unknown> & {
  sending: boolean;
  /** Texts that the shop has received; a form empties itself when the number changes. */
  sent: number;
};

const initialState: QuestionsState = { ...emptyPages, sending: false, sent: 0 };

export const questionSlice = createSlice({
  name: 'question',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    storePages<Question, QuestionQuery, unknown, QuestionsState>(builder, loadQuestions, initialState);
    for (const flow of [askQuestion, answerQuestion]) {
      builder
        .addCase(flow.request, (state) => ({ ...state, sending: true }))
        .addCase(flow.success, (state) => ({ ...state, sending: false, sent: state.sent + 1 }))
        .addCase(flow.fail, (state) => ({ ...state, sending: false }));
    }
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof questionSlice> {}
}

export const selectQuestions = (state: RootState) => state.question ?? initialState;
