#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <new>
#include <type_traits>
#include <utility>

namespace tessera {

// A vector that lives where it stands: at most N elements, no heap, and nothing
// is initialised before it is pushed (a list of 5,000 moves costs nothing when
// empty). Trivially copyable as long as T is.
template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint32_t>;

 public:
  using value_type = T;

  FixedVector() = default;
  FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  void push_back(const T& item) {
    assert(size_ < N);
    ::new (static_cast<void*>(bytes_ + sizeof(T) * size_)) T(item);
    ++size_;
  }
  // Builds the element where it will stand.
  template <class... Args>
  void emplace_back(Args&&... args) {
    assert(size_ < N);
    ::new (static_cast<void*>(bytes_ + sizeof(T) * size_)) T(std::forward<Args>(args)...);
    ++size_;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }

  T* begin() { return std::launder(reinterpret_cast<T*>(bytes_)); }
  T* end() { return begin() + size_; }
  [[nodiscard]] const T* begin() const { return std::launder(reinterpret_cast<const T*>(bytes_)); }
  [[nodiscard]] const T* end() const { return begin() + size_; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return begin()[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return begin()[i];
  }
  [[nodiscard]] T& back() { return (*this)[size_ - 1]; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  Size size_ = 0;
  alignas(T) std::byte bytes_[sizeof(T) * N];
};

}  // namespace tessera
