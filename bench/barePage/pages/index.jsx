/** The smallest page that Next renders for each request. */
export const getServerSideProps = async () => ({ props: { sentence: 'این صفحه یک جمله دارد.' } });

export default function BarePage({ sentence }) {
  return <h1>{sentence}</h1>;
}
